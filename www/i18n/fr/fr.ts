/** All that is said in this language: by the page, and by each game. */
export { default } from "virtual:texts/fr";
