/** A call that a screen makes for its first sight, and under what it keeps the reply. */
export interface ShownCall {
  readonly path: string
  readonly key: unknown
  /** What the server is asked. */
  readonly input: Readonly<Record<string, unknown>>
}

/** What the server drew a page from and sent with it. */
export interface Given {
  /** Chain time then, unix seconds; 0 where it was drawn from nothing. */
  readonly now: number
  /** What the address asked for, as far as the route reads it; with its question mark, or empty. */
  readonly search: string
  readonly replies: readonly Pick<GivenReply, 'path' | 'key' | 'data'>[]
}

export interface GivenReply extends ShownCall {
  readonly data: unknown
}

const nothing: Given = { now: 0, search: '', replies: [] }

let given: Given | null = null
let made: Map<string, ShownCall> | null = null

/** For a page that is drawn now, for a reader elsewhere; null where it is drawn from nothing. */
export function provideGiven(next: Given | null): void {
  given = next ?? nothing
  made = new Map()
}

/** What the page in hand was drawn from. */
export function currentGiven(): Given {
  given ??= inPage() ?? nothing
  return given
}

function inPage(): Given | null {
  if (typeof document === 'undefined') return null
  const text = document.querySelector('#given')?.textContent ?? ''
  return text === '' ? null : (JSON.parse(text) as Given)
}

/** For whoever draws a page; a browser asks by itself. */
export function noteCall(call: ShownCall): void {
  made?.set(JSON.stringify([call.path, call.key]), call)
}

/** The calls that were made since `provideGiven`. */
export const notedCalls = (): readonly ShownCall[] => [...(made?.values() ?? [])]
