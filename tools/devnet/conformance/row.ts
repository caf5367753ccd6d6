/** What a row of the suite is: one expectation of a TRON node, and where it comes from. */
import type { Bench, Need } from './bench.ts'

export interface From {
  /**
   * `source`: read in java-tron, `of` names the class. `document`: a TIP or a page of the
   * documentation. `run`: computed with TronWeb, or seen on a node.
   */
  readonly kind: 'source' | 'document' | 'run'
  readonly of: string
}

export interface Row {
  /** Unique; `group/name`. */
  readonly id: string
  readonly what: string
  readonly from: From
  readonly needs: readonly Need[]
  /** Compared by `mismatch`: patterns and predicates may stand in it. */
  readonly expect: unknown
  see(bench: Bench): Promise<unknown>
}

export const source = (of: string): From => ({ kind: 'source', of })
export const document = (of: string): From => ({ kind: 'document', of })
export const run = (of: string): From => ({ kind: 'run', of })

type See = Row['see']

/** A row of this group, with what all of it needs. */
export const rowsOf =
  (group: string, from: From, needs: readonly Need[] = []) =>
  (name: string, what: string, expect: unknown, see: See, more: readonly Need[] = []): Row => ({
    id: `${group}/${name}`,
    what,
    from,
    needs: [...needs, ...more],
    expect,
    see,
  })
