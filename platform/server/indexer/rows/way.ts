import type { TableShape } from './schema.ts'
import { type Named, type Word, nothingNamed, words } from './words.ts'

export type Verb = 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'

/** A word of a statement as a handler said it. */
export interface Step {
  readonly method: string
  readonly args: readonly unknown[]
}

interface Last {
  readonly method: string
  readonly word: Word
  readonly names: readonly unknown[]
}

/** More ways on from one word are not kept: names that are made up as they are said have no end. */
const mostKept = 64

const beginnings = new WeakMap<TableShape, Map<Verb, Way>>()

/** How every statement of the verb about the table begins. */
export function wayOf(shape: TableShape, verb: Verb): Way {
  const known = beginnings.get(shape) ?? new Map<Verb, Way>()
  beginnings.set(shape, known)
  const way = known.get(verb) ?? new Way(shape, verb)
  known.set(verb, way)
  return way
}

/** A statement as far as it was said, but for its values: read once, however often it is said. */
export class Way {
  constructor(
    shape: TableShape,
    verb: Verb,
    place = 0,
    named: Named = nothingNamed,
    last: Last | null = null,
  ) {
    this.shape = shape
    this.verb = verb
    this.place = place
    this.named = named
    this.last = last
  }
  readonly shape: TableShape
  private readonly verb: Verb
  /** Of the next word. */
  private readonly place: number
  readonly named: Named
  private readonly last: Last | null
  private readonly next: Way[] = []

  /** null where the word is for the database alone. */
  after(method: string, args: readonly unknown[]): Way | null {
    for (const way of this.next) {
      const { method: known, word, names } = way.last!
      if (known === method && word.has(args, names)) return way
    }
    const way = this.read(method, args)
    if (way !== null && this.next.length < mostKept) this.next.push(way)
    return way
  }

  private read(method: string, args: readonly unknown[]): Way | null {
    const { shape, verb, place } = this
    const word = words.get(method)
    const names = word?.names(args) ?? null
    // Rows that do not all name the same columns.
    if (word === undefined || names === null || !word.has(args, names)) return null
    const named = word.add(this.named, names, shape, place)
    return named && new Way(shape, verb, place + 1, named, { method, word, names })
  }

  /** Whether all is said that the verb needs. */
  get isWhole(): boolean {
    const { sets, values } = this.named
    if (this.verb === 'insertInto') return values !== null
    return this.verb !== 'updateTable' || sets !== null
  }
}
