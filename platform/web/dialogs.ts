import { createStore } from './store.ts'

/** Dialogs that any screen may open; each is rendered once, by the app. */
export const activationDialog = createStore(false)
export const activityDrawer = createStore(false)
export const menuSheet = createStore(false)
export const accountSheet = createStore(false)

export const openActivation = (): void => activationDialog.set(true)
export const openActivity = (): void => activityDrawer.set(true)
