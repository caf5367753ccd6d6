import { createContext, type ReactNode, useContext, useEffect } from 'react'

import type { Text } from '../std/text.ts'
import { useText } from './i18n.tsx'

/** The layout's title; a hidden page sets none. */
export const TitleContext = createContext<(title: string | null) => void>(() => {})

/** The content of a page inside its layout: its side margins and its bottom space. */
export function Screen({ children, flush }: { children: ReactNode; flush?: boolean }) {
  return <div className={`flex flex-col gap-4 pb-8 ${flush ? '' : 'px-4'}`}>{children}</div>
}

/** Says a better title than the route's, e.g. the card's own name. */
export function useScreenTitle(title: Text | string): void {
  const t = useText()
  const words = typeof title === 'string' ? title : t(title)
  const setTitle = useContext(TitleContext)
  useEffect(() => {
    setTitle(words)
    return () => setTitle(null)
  }, [words, setTitle])
}
