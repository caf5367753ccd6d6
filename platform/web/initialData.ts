/** A call that a screen makes for its first sight, and under what it keeps the reply. */
export interface ShownCall {
  readonly path: string
  readonly key: unknown
  /** The requests to the server. */
  readonly input: Readonly<Record<string, unknown>>
}

/** What the server rendered a page from and sent with it. */
export interface InitialData {
  /** Chain time then, unix seconds; 0 where it was rendered without data. */
  readonly now: number
  /** The query of the address, as far as the route reads it; with its question mark, or empty. */
  readonly search: string
  readonly replies: readonly Pick<InitialReply, 'path' | 'key' | 'data'>[]
}

export interface InitialReply extends ShownCall {
  readonly data: unknown
}

const nothing: InitialData = { now: 0, search: '', replies: [] }

let initialData: InitialData | null = null
let made: Map<string, ShownCall> | null = null

/**
 * For a page that is rendered now, for a reader elsewhere; null where it is rendered without data.
 */
export function provideInitialData(next: InitialData | null): void {
  initialData = next ?? nothing
  made = new Map()
}

/** The data that the current page was rendered from. */
export function currentInitialData(): InitialData {
  initialData ??= inPage() ?? nothing
  return initialData
}

function inPage(): InitialData | null {
  if (typeof document === 'undefined') return null
  const text = document.querySelector('#initial-data')?.textContent ?? ''
  return text === '' ? null : (JSON.parse(text) as InitialData)
}

/** For the code that prerenders a page; a browser makes its own requests. */
export function noteCall(call: ShownCall): void {
  made?.set(JSON.stringify([call.path, call.key]), call)
}

/** The calls that were made since `provideGiven`. */
export const notedCalls = (): readonly ShownCall[] => [...(made?.values() ?? [])]
