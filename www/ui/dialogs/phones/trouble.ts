/** What is in the way of two devices, in words. */
import type { LinkCode } from "../../../phones/link/error";
import type { App } from "../../app";

/** The sentence for a failure of the transport. */
export const troubleText = (app: App, code: LinkCode): string =>
  app.say("phones-trouble", { code });
