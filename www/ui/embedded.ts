/** Whether this is part of another page: no history, no title, no offline client. */
export const EMBEDDED = __TARGET__ === "embed";
