/** Our licence, and those of included third-party work. */
export default __LICENCES__;
