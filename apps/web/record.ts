import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A script of the built app. */
export interface Script {
  /** Below the built folder. */
  readonly file: string
  /** Files that have to be there before it can run. */
  readonly imports: readonly string[]
  /** What it is the beginning of, if it is one: the page's first script, or what is imported later. */
  readonly starts: string | null
  readonly isEntry: boolean
  /** Modules in it, from the repository's root. */
  readonly modules: readonly string[]
}

/** Where the record of a build is: beside its folder, for the code that renders or weighs it. */
export const recordOf = (outDir: string): string => `${outDir}.json`

const root = path.resolve(import.meta.dirname, '../..')

/** The same wherever the repository and its packages lie; what a plugin made up keeps its name. */
function named(id: string): string {
  if (!path.isAbsolute(id)) return id
  const slashed = id.replaceAll(path.sep, '/')
  const packages = slashed.indexOf('/node_modules/')
  if (packages >= 0) return slashed.slice(packages + 1)
  return path.relative(root, id).replaceAll(path.sep, '/')
}

/** Writes which chunk each module went into. */
export function record(): Plugin {
  return {
    name: 'tessera-record',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map((chunk): Script => ({
          file: chunk.fileName,
          imports: chunk.imports,
          starts: chunk.facadeModuleId === null ? null : named(chunk.facadeModuleId),
          isEntry: chunk.isEntry,
          modules: chunk.moduleIds.map(named),
        }))
      await writeFile(recordOf(dir), `${JSON.stringify(scripts, null, 2)}\n`)
    },
  }
}

/** Every script that one of them needs before it can run, itself first. */
export function needs(scripts: readonly Script[], first: Script): readonly Script[] {
  const found = new Set<Script>()
  const add = (script: Script): void => {
    if (found.has(script)) return
    found.add(script)
    for (const file of script.imports) add(scripts.find((each) => each.file === file)!)
  }
  add(first)
  return [...found]
}

/** The script that begins with a module whose name ends so, in whatever case. Throws where there is none. */
export function scriptOf(scripts: readonly Script[], end: string): Script {
  const found = scripts.find(({ starts }) => starts?.toLowerCase().endsWith(end.toLowerCase()))
  if (found === undefined) throw new Error(`no script begins with ${end}`)
  return found
}

/** The module of a page: `<PageName>Screen.tsx`, as every screen is named. */
export const screenOf = (scripts: readonly Script[], page: string): Script =>
  scriptOf(scripts, `/${page}Screen.tsx`)
