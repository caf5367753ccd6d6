import type { BaseConfig } from './services.ts'

import { useApi } from './api.ts'
import { runtimeConfig } from './runtime.ts'
import { service } from './services.ts'

export { runtimeConfig } from './runtime.ts'

/**
 * What the server reports of its network; null until it has answered. Does not change while open.
 */
export function useConfig(): BaseConfig | null {
  return useApi(service('baseConfig'), {}, { staleTime: Number.POSITIVE_INFINITY }).data ?? null
}

/** What the network calls its own coin. */
export const nativeSymbol = (): string => runtimeConfig().network.nativeSymbol
