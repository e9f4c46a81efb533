/** Which build of the page this is: the server tells its own, and another one means: load anew. */
declare const __VAKA_BUILD__: string; // Vite puts it there

export const BUILD = __VAKA_BUILD__;

/** Does the server have another page than this one? A page under development fits every server. */
export function outdated(build: string): boolean {
  return BUILD !== 'dev' && build !== '' && build !== BUILD;
}
