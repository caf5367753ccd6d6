import { createStore } from '../store.ts'

/** The run whose signing sheet is open. Closing the sheet does not stop the run. */
export const openRun = createStore<string | null>(null)

export const showRun = (id: string): void => openRun.set(id)
export const hideRun = (): void => openRun.set(null)
