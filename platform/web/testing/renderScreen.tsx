import { endpoint as declare, type Endpoint, type Reply } from '#platform/std/endpoint.ts'
import type { Locale } from '#platform/std/text.ts'
import { setUiLocale } from '#platform/ui/uiText.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'

import { queryClient } from '../api.ts'
import { renderIn } from '../i18n.tsx'
import { provideInitialData } from '../initialData.ts'
import { provideRuntimeConfig } from '../runtime.ts'
import { provideServices, type Services } from '../services.ts'
import { Prerendered } from '../shell/prerendered.ts'
import { renderAt } from '../time.ts'
import { At } from '../visit.tsx'

/** A reply that a screen is rendered from. */
export interface KnownReply {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
}

/**
 * What a read of a screen is answered. `key` is the input, as the screen calls it; of `useApiList` it has `size` beside.
 * What belongs to a session is kept for nobody in particular.
 */
export function reply<E extends Endpoint>(endpoint: E, key: object, data: Reply<E>): KnownReply {
  const own = endpoint.access !== 'public' || endpoint.personal === true
  return { queryKey: [endpoint.path, key, ...(own ? [null] : [])], data }
}

export interface RenderOptions {
  readonly locale: Locale
  readonly replies: readonly KnownReply[]
  /** With its question mark. */
  readonly search?: string
  /** Chain time, unix seconds. */
  readonly now?: number
  /** Calls of other features that the screen makes. */
  readonly services?: Partial<Services>
}

/** What the platform asks of features: nothing is known of it here. */
const silent = declare({
  path: '/silent',
  summary: 'Nothing',
  input: z.object({}),
  output: z.never(),
})

/**
 * The HTML of a screen, or of a part of one, as the server renders it: for guests, and beside it what a member sees, whose
 * replies may be known too.
 */
export function renderScreen(screen: ReactNode, options: RenderOptions): string {
  const { locale, replies, search = '', now = 1_800_000_000, services = {} } = options
  renderIn(locale)
  setUiLocale(locale)
  provideRuntimeConfig({})
  provideInitialData(null)
  renderAt(now)
  queryClient.clear()
  provideServices([{ baseConfig: silent, getTimestamp: silent }, services])
  for (const { queryKey, data } of replies) queryClient.setQueryData(queryKey, data)
  try {
    return renderToStaticMarkup(
      <Prerendered value>
        <At visit={{ path: '/', search, key: 'first', opened: true }}>{screen}</At>
      </Prerendered>,
    )
  } finally {
    provideServices([])
    queryClient.clear()
    renderIn('en')
    setUiLocale('en')
    renderAt(0)
  }
}
