import type { Locale } from '#platform/std/text.ts'

/** A page drawn for readers of one language on one kind of network, and where it belongs. */
export interface DrawnFile {
  /** Below `drawn/`. */
  readonly file: string
  readonly page: string
  /** What it was drawn for, which the app compares before it takes the page over. */
  readonly as: string
  readonly locale: Locale
  /** Its scripts may wait until it has been painted. */
  readonly whole: boolean
  readonly html: string
}

/** What `src/draw.ts` gives, once it is built for this process. */
export interface Drawing {
  readonly draw: () => Promise<readonly DrawnFile[]>
}
