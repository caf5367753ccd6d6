import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { features } from '#apps/server/features.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { repositoryRoot } from '../contract-sources.ts'

interface Route {
  readonly path: string
  readonly page: string
  readonly layout: string
  readonly params?: readonly string[]
  readonly keepAlive?: true
}

interface Entry {
  readonly order: number
  readonly to: string
  readonly text: { readonly en: string; readonly tc: string }
}

export interface AbiEntry {
  readonly type: string
  readonly name?: string
  readonly inputs?: readonly { readonly type: string }[]
  readonly outputs?: readonly { readonly name: string }[]
  readonly stateMutability?: string
}

/** What rows are checked against, as the product itself composes it. */
export interface Product {
  readonly web: readonly {
    readonly name: string
    readonly routes: readonly Route[]
    readonly menu?: readonly Entry[]
  }[]
  readonly endpoints: readonly { readonly feature: string; readonly endpoint: Endpoint }[]
  /** By name, of `Jar` as `JarAbi`. */
  readonly abis: Readonly<Record<string, readonly AbiEntry[]>>
  /** Paths from the root. */
  readonly files: readonly string[]
  readonly read: (file: string) => string
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>
}

export async function composeProduct(): Promise<Product> {
  const at = (file: string): string => path.join(repositoryRoot, file)
  // By a path that is computed: modules of the web have no types in Node.
  const load = async <T>(file: string): Promise<T> => (await import(at(file))) as T
  const argv = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', argv, { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(at(file)))
  const abis = files.filter((file) => /^(features|platform)\/(\w+\/)?\w+\/abi\.ts$/.test(file))
  const texts = new Map<string, string>()
  return {
    web: (await load<{ features: Product['web'] }>('apps/web/src/features.ts')).features,
    endpoints: features.flatMap(({ name, endpoints }) =>
      endpoints.map(({ endpoint }) => ({ feature: name, endpoint })),
    ),
    abis: Object.assign({}, ...(await Promise.all(abis.map(load)))) as Product['abis'],
    files,
    read(file) {
      const text = texts.get(file) ?? readFileSync(at(file), 'utf8')
      texts.set(file, text)
      return text
    },
    load,
  }
}
