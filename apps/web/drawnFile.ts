import type { Locale } from '#platform/std/text.ts'

/** A page drawn for readers of one language on one kind of network, and where it belongs. */
export interface DrawnFile {
  /** Below `drawn/`. */
  readonly file: string
  readonly page: string
  readonly locale: Locale
  /** The element that the app takes over. */
  readonly html: string
}

/** What `src/draw.ts` gives, once it is built for this process. */
export interface Drawing {
  readonly stillPages: () => Promise<readonly DrawnFile[]>
  /** By name of the page's file: the page that the server draws each time. */
  readonly live: Readonly<Record<string, { readonly page: string }>>
}
