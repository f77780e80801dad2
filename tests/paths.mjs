// Where things lie, from the project's root.
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));
export const at = (...parts) => root + parts.join("/");
