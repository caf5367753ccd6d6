import { classes } from '#platform/ui/classes.ts'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

import type { Text } from '../std/text.ts'
import { useText } from './i18n.tsx'

/** The layout's title; a hidden page sets none. */
export const TitleContext = createContext<(title: string | null) => void>(() => {})

interface ScreenProps {
  readonly children: ReactNode
  readonly flush?: boolean
  /** Its parts are of no known height: each shows once those before it have come. */
  readonly inTurn?: boolean
}

/** The content of a page inside its layout: its side margins and its bottom space. */
export function Screen({ children, flush = false, inTurn = false }: ScreenProps) {
  const look = classes('flex flex-col gap-4 pb-8', !flush && 'px-4', inTurn && 'in-turn')
  return <div className={look}>{children}</div>
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
