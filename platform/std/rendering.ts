import type { Locale } from './text.ts'

/** Where the build of the web app leaves the code by which the server renders pages. */

/** Beside the built app. */
export const rendererFolder = (webFolder: string): string => `${webFolder}.renderer`

/** The page around what is rendered. */
export const frameOf = (webFolder: string, name: string, locale: Locale): string =>
  `${rendererFolder(webFolder)}/frames/${locale}/${name}.html`

/** A script as it stands in a page: without the comments on lines of their own. */
export const inlineCode = (code: string): string => code.replaceAll(/^ *\/\/.*\n/gm, '').trim()
