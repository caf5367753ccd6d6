import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** system: the device's setting. The page's small blocking script applies the choice on load. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const read = (): Theme => themes.find((theme) => theme === storage.read('theme')) ?? 'system'

const current = createStore<Theme>(read(), 'system')

export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') {
    storage.remove('theme')
    delete root.dataset['theme']
  } else {
    storage.write('theme', theme)
    root.dataset['theme'] = theme
  }
  current.set(theme)
}

export const useTheme = (): { theme: Theme; setTheme: (theme: Theme) => void } => ({
  theme: useStore(current),
  setTheme,
})
