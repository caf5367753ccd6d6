import { uiText } from './uiText.ts'

let report: (sentence: string) => void = () => {}

/** What shows a reader, wherever it was tapped, that nothing was copied. */
export function reportFailedCopies(show: (sentence: string) => void): void {
  report = show
}

/**
 * Whether the text is on the clipboard now; that it is not is shown. A browser may refuse; over plain http from
 * another machine it has no clipboard to offer.
 */
export async function copyText(text: string): Promise<boolean> {
  const copied = await written(text)
  if (!copied) report(uiText('copyFailed'))
  return copied
}

async function written(text: string): Promise<boolean> {
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined
  if (clipboard === undefined) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
