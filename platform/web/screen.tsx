import { classes } from '#platform/ui/classes.ts'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

import type { Text } from '../std/text.ts'
import { useText } from './i18n.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { sessionStore } from './sessionStore.ts'
import { useStore } from './store.ts'
import { VerifyScope } from './Verify.tsx'

const ResumePrompt = lazyComponent(
  async () => (await import('./flow/ResumePrompt.tsx')).ResumePrompt,
  null,
)

/** The layout's title; a hidden page sets none. */
export const TitleContext = createContext<(title: string | null) => void>(() => {})

/** For an account that may not see the page it is one that is not there. */
export const AbsentContext = createContext<() => void>(() => {})

/** Once true, the app shows what it shows of an unknown address. */
export function useAbsent(absent: boolean): void {
  const leave = useContext(AbsentContext)
  useEffect(() => {
    if (absent) leave()
  }, [absent, leave])
}

interface ScreenProps {
  readonly children: ReactNode
  readonly flush?: boolean
  /** Its parts are of no known height: each shows once those before it have come. */
  readonly sequential?: boolean
}

/** The content of a page inside its layout: its side margins and its bottom space; above it what was left unfinished. */
export function Screen({ children, flush = false, sequential = false }: ScreenProps) {
  const look = classes(
    'flex flex-col gap-4 pb-8 has-[[data-bar]]:pb-28 has-[[data-bar=note]]:pb-34',
    !flush && 'px-4',
    sequential && 'in-turn',
  )
  const { token } = useStore(sessionStore)
  return (
    <>
      {token !== null && <ResumePrompt />}
      <div className={look}>
        <VerifyScope>{children}</VerifyScope>
      </div>
    </>
  )
}

/** Sets a better title than the route's, e.g. the card's own name. */
export function useScreenTitle(title: Text | string): void {
  const t = useText()
  const text = typeof title === 'string' ? title : t(title)
  const setTitle = useContext(TitleContext)
  useEffect(() => {
    setTitle(text)
    return () => setTitle(null)
  }, [text, setTitle])
}
