import { runtimeConfig } from '../runtime.ts'
import { usePrerendered } from './prerendered.ts'

/** Links that the operator set. None while the page is as it was rendered at build time, when none are set yet. */
export function useOfficialLinks(): readonly { readonly name: string; readonly url: string }[] {
  const prerendered = usePrerendered()
  return prerendered ? [] : runtimeConfig().links.filter(({ url }) => /^https?:\/\//.test(url))
}
