import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Of one of the kinds in `proofs.ts`. */
export interface Proof {
  readonly kind: string
  readonly args: readonly string[]
}

export interface Row {
  /** File and line. */
  readonly at: string
  readonly state: string
  readonly feature: string
  /** In the specification's words. */
  readonly what: string
  readonly proofs: readonly Proof[]
}

export interface Section {
  readonly name: string
  readonly rows: readonly Row[]
}

/** Every section in a folder: one file each. */
export function readSections(folder: string): Section[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.tsv'.length),
      rows: rowsOf(file, readFileSync(path.join(folder, file), 'utf8')),
    }))
}

/**
 * Columns: state, feature, what, kind of proof, its arguments. A line that leaves the first three empty is a further
 * proof of the row above it. `#` begins a comment.
 */
export function rowsOf(file: string, text: string): Row[] {
  const rows: (Row & { readonly proofs: Proof[] })[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const at = `${file}:${index + 1}`
    const [state = '', feature = '', what = '', kind = '', ...args] = line.split('\t')
    const proofs = kind === '' ? [] : [{ kind, args }]
    const above = rows.at(-1)
    if (state !== '') rows.push({ at, state, feature, what, proofs })
    else if (above === undefined) throw new Error(`${at}: a proof without a row`)
    else above.proofs.push(...proofs)
  }
  return rows
}
