import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'features')

/** What features export in a file of this name, `audit.ts` as `<feature>Audit`: of those that have it, by folder. */
export async function ofFeatures<T extends object>(
  name: string,
): Promise<readonly (T & { readonly feature: string })[]> {
  const found = readdirSync(folder)
    .filter((feature) => existsSync(path.join(folder, feature, `${name}.ts`)))
    .sort()
  return Promise.all(
    found.map(async (feature) => {
      const file = path.join(folder, feature, `${name}.ts`)
      const exported = `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`
      const { [exported]: part } = (await import(file)) as Record<string, T>
      if (part === undefined) throw new Error(`${file} exports no ${exported}`)
      return { feature, ...part }
    }),
  )
}
