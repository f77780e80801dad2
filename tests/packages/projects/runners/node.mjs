// What Jest and Vitest have as a global.
import { test } from "node:test";

globalThis.test = test;
