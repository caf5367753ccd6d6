/** Local storage that never throws: private windows refuse it, a full disk too. */
export const storage = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): boolean {
    try {
      globalThis.localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      // Nothing was stored, so nothing is left.
    }
  },
  keys(prefix: string): string[] {
    try {
      return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
}

/** A choice that the server needs to know before any script runs: a cookie, for a year. */
export function notifyServer(key: string, value: string): void {
  try {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax${secure}`
  } catch {
    // If refused, the page is rendered again in the browser.
  }
}
