import type { Locale } from './text.ts'

/** Where the build of the web app leaves what the server draws pages by. */

/** Beside the built app. */
export const drawingFolder = (webFolder: string): string => `${webFolder}.draw`

/** The page around what is drawn. */
export const frameOf = (webFolder: string, name: string, locale: Locale): string =>
  `${drawingFolder(webFolder)}/frames/${locale}/${name}.html`
