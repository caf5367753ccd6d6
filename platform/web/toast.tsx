import type { Text, TextValues } from '../std/text.ts'
import { say } from './i18n.tsx'
import { createStore } from './store.ts'

export type ToastKind = 'plain' | 'success' | 'error'
export interface ToastMessage {
  readonly id: number
  readonly text: string
  readonly kind: ToastKind
}

/** At most one toast stands at a time; an error stays longer than a word of success. */
export const toastStore = createStore<ToastMessage | null>(null)

let nextId = 1
let timer: ReturnType<typeof setTimeout> | undefined

export const toast = {
  show(text: Text | string, options: { kind?: ToastKind; values?: TextValues } = {}): void {
    clearTimeout(timer)
    const kind = options.kind ?? 'plain'
    const words = typeof text === 'string' ? text : say(text, options.values)
    toastStore.set({ id: nextId++, text: words, kind })
    timer = setTimeout(() => toast.close(), kind === 'error' ? 8_000 : 4_000)
  },
  close(): void {
    clearTimeout(timer)
    toastStore.set(null)
  },
}
