/** What the .ftl files beside it say. */
export default Object.values(
  import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" }),
);
