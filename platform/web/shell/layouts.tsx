import { IconButton } from '#platform/ui/IconButton.tsx'
import { Mark } from '#platform/ui/Mark.tsx'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'

import type { LayoutName, WebRoute } from '../feature.ts'

import { menuSheet } from '../dialogs.ts'
import { pendingPill } from '../flow/pending.ts'
import { useText } from '../i18n.tsx'
import { TitleContext } from '../screen.tsx'
import { goBack, useVisit } from '../visit.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { shellTexts as texts } from './text.ts'
import { WalletChip } from './WalletChip.tsx'
import { runtimeConfig } from '../runtime.ts'
import { SkipTime } from '../SkipTime.tsx'
import { useStore } from '../store.ts'

interface LayoutProps {
  route: WebRoute
  children: ReactNode
}

/** No back button; mark, wallet and menu above, footer below. */
function HomeLayout({ route, children }: LayoutProps) {
  const t = useText()
  const pill = useStore(pendingPill)
  useDocumentTitle(null)
  return (
    <Frame route={route}>
      <header className="flex h-14 items-center justify-between gap-2 pr-1 pl-4">
        <HomeLink />
        <div className="flex items-center gap-1">
          {/* In place of the chip's dot: at 240 px there is no more room. */}
          {pill !== null && <div className="z-1 -mr-8">{pill}</div>}
          <WalletChip />
          <MenuButton label={t(texts.menu)} />
        </div>
      </header>
      {children}
      <Footer />
    </Frame>
  )
}

const HomeLink = () => (
  <Link to="/" className="flex min-h-11 items-center gap-2 font-display text-lg font-semibold">
    <Mark size={24} />
    <span className="max-[300px]:sr-only">Tessera</span>
  </Link>
)

/** A bar that stays: back button, title, menu. No footer. Children of the layout and top-level routes look alike. */
function BackLayout({ route, children }: LayoutProps) {
  const t = useText()
  const [title, setTitle] = useState<string | null>(null)
  const text = title ?? t(route.title)
  useDocumentTitle(text)
  return (
    <TitleContext value={setTitle}>
      <Frame route={route}>
        <header className="sticky top-0 z-20 grid h-14 grid-cols-[44px_minmax(0,1fr)_auto] items-center bg-ground px-1">
          <BackButton />
          <h1 className="truncate text-center text-lg">{text}</h1>
          <div className="flex items-center">
            <Pending />
            <MenuButton label={t(texts.menu)} />
          </div>
        </header>
        {children}
      </Frame>
    </TitleContext>
  )
}

const Pending = () => useStore(pendingPill)

/** For operators: as wide as the window, with a way home. */
function DesktopLayout({ route, children }: LayoutProps) {
  const t = useText()
  useDocumentTitle(t(route.title))
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1280px] flex-col bg-ground min-[800px]:px-4">
      <header className="flex h-14 items-center justify-between gap-2 px-4">
        <HomeLink />
        <div className="flex items-center gap-1">
          <Pending />
          <WalletChip />
        </div>
      </header>
      <main data-page={route.page}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
    </div>
  )
}

export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  home: HomeLayout,
  back: BackLayout,
  top: BackLayout,
  desktop: DesktopLayout,
}

function Frame({ route, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null)
  const { key, opened } = useVisit()
  useEffect(() => {
    // A screen reader follows a navigation to the new page's beginning; the first page does not jump.
    if (!opened) main.current?.focus({ preventScroll: true })
  }, [key, opened])
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-column flex-col bg-ground min-[481px]:border-x min-[481px]:border-line">
      <LocalBar />
      <main
        ref={main}
        tabIndex={-1}
        data-page={route.page}
        className="flex grow flex-col outline-none"
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
    </div>
  )
}

function BackButton() {
  const t = useText()
  const [, navigate] = useLocation()
  // Opened by a link from elsewhere, there is nothing of ours to go back to.
  const back = (): void => goBack(() => navigate('/'))
  return <IconButton icon="back" label={t(texts.back)} onClick={back} />
}

function MenuButton({ label }: { label: string }) {
  return (
    <IconButton
      icon="more"
      label={label}
      aria-haspopup="dialog"
      onClick={() => menuSheet.set(true)}
    />
  )
}

function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Tessera' : `${title} · Tessera`
  }, [title])
}

/** On a local network every page states that its money is worth nothing. */
function LocalBar() {
  const t = useText()
  if (runtimeConfig().demo === null) return null
  return (
    <aside
      aria-label={t(texts.localNetwork)}
      className="flex items-center justify-between gap-2 border-b border-line bg-gold-wash pr-1 pl-4 text-xs text-gold"
    >
      <span className="py-2">{t(texts.localNetwork)}</span>
      <SkipTime />
    </aside>
  )
}
