/**
 * Whether the text is on the clipboard now. A browser may refuse; over plain http from another
 * machine it has no clipboard to offer.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined
  if (clipboard === undefined) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
