// Lighthouse finds nothing to better in the site. How fast it is, `make bench` asks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lighthouseOf } from "./lighthouse-of.mjs";

test("accessibility, best practices and SEO: 100", { timeout: 180_000 }, async () => {
  const asked = ["accessibility", "best-practices", "seo"];
  const [{ audits, categories }] = await lighthouseOf(asked);
  const lacking = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => `${audits[id].title} ${JSON.stringify(audits[id].details)}`);
  assert.deepEqual(lacking, []);
  const scores = asked.map((id) => categories[id].score);
  assert.deepEqual(scores, [1, 1, 1]);
});
