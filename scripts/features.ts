import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'features')

/**
 * What features export in a file of this name, `audit.ts` as `<feature>Audit`, by folder: of those that have it, or of
 * all.
 * @throws where it exports no such thing, or where all should have it and one has not.
 */
export async function ofFeatures<T extends object>(
  name: string,
  of: 'some' | 'all' = 'some',
): Promise<readonly (T & { readonly feature: string })[]> {
  const fileOf = (feature: string): string => path.join(folder, feature, `${name}.ts`)
  const found = readdirSync(folder)
    .filter((one) => /^[a-z]+$/.test(one) && (of === 'all' || existsSync(fileOf(one))))
    .sort()
  return Promise.all(
    found.map(async (feature) => {
      const file = fileOf(feature)
      const exported = `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`
      const { [exported]: part } = (await import(file)) as Record<string, T>
      if (part === undefined) throw new Error(`${file} exports no ${exported}`)
      return { feature, ...part }
    }),
  )
}
