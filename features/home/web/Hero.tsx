import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { openActivation } from '#platform/web/dialogs.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'
import { Link } from 'wouter'

import { Mosaic } from './Mosaic.tsx'
import { EarnsSpace, HoldingsSpace, MyCardsSpace } from './spaces.tsx'
import { homeTexts as texts } from './text.ts'

const live = () => import('./live.tsx')
const Portfolio = lazyComponent(async () => (await live()).Portfolio, HoldingsSpace)
const MyCards = lazyComponent(async () => (await live()).MyCards, MyCardsSpace)
const Earns = lazyComponent(async () => (await live()).Earns, EarnsSpace)

/** Cards and what one earns, until it is known who reads; then what they hold here. */
export function Hero() {
  const t = useText()
  const { status, activated } = useSession()
  const prerendered = usePrerendered()
  if (status === 'signedIn') {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="sr-only">{t(texts.home)}</h1>
        <Portfolio />
        {activated === false && (
          <Ask body={t(texts.activateBody)} action={t(texts.activate)} onAct={openActivation} />
        )}
        <MyCards />
      </div>
    )
  }
  return (
    <>
      {/* Replaces the guest's part of the server-rendered page. */}
      {prerendered && (
        <div className="hidden flex-col gap-4 in-data-[known=signedIn]:flex">
          <HoldingsSpace />
          <MyCardsSpace />
        </div>
      )}
      <div className="for-guests flex flex-col gap-4 in-data-[known=signedIn]:hidden">
        <Mosaic />
        <div className="flex flex-col gap-2">
          <h1 className="text-xl">{t(texts.heroTitle)}</h1>
          <Earns />
        </div>
        <Begin />
      </div>
    </>
  )
}

/** The first step of who has not connected, or not signed in. */
function Begin() {
  const t = useText()
  const session = useSession()
  if (session.status !== 'disconnected') {
    return (
      <Ask
        body={t(texts.signInBody)}
        action={t(texts.signIn)}
        onAct={() => void session.signIn()}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button small className="min-h-12 grow basis-32" onClick={() => session.connect()}>
        {t(texts.connect)}
      </Button>
      <Link to="/nft" className={`${buttonClass('quiet', false, true)} min-h-12 grow basis-32`}>
        {t(texts.browse)}
      </Link>
    </div>
  )
}

function Ask({ body, action, onAct }: { body: string; action: string; onAct: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-md border border-line bg-surface p-4">
      <p className="text-soft">{body}</p>
      <Button small className="shrink-0" onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}
