/** Our licence, and those of others whose work is inside. */
export default __LICENCES__;
