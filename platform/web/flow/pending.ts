import type { ReactNode } from 'react'

import { createStore } from '../store.ts'

/** In every header while own transactions are on their way; empty until their code is loaded. */
export const pendingPill = createStore<ReactNode>(null)
