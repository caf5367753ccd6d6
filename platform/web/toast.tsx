import type { Text, TextValues } from '../std/text.ts'
import { translated } from './i18n.tsx'
import { createStore } from './store.ts'

export type ToastKind = 'plain' | 'success' | 'error'
export interface ToastMessage {
  readonly id: number
  readonly text: string
  readonly kind: ToastKind
  /** What failed: the message goes when that succeeds. */
  readonly about: string | null
}

interface ToastOptions {
  readonly kind?: ToastKind
  readonly values?: TextValues
  readonly about?: string
}

/** At most one toast stands at a time; an error stays longer than a word of success. */
export const toastStore = createStore<ToastMessage | null>(null)

let nextId = 1
let timer: ReturnType<typeof setTimeout> | undefined

export const toast = {
  show(text: Text | string, options: ToastOptions = {}): void {
    clearTimeout(timer)
    const kind = options.kind ?? 'plain'
    const sentence = typeof text === 'string' ? text : translated(text, options.values)
    toastStore.set({ id: nextId++, text: sentence, kind, about: options.about ?? null })
    timer = setTimeout(() => toast.close(), kind === 'error' ? 8_000 : 4_000)
  },
  /** It has succeeded since. */
  succeeded(about: string): void {
    if (toastStore.get()?.about === about) toast.close()
  },
  close(): void {
    clearTimeout(timer)
    toastStore.set(null)
  },
}
