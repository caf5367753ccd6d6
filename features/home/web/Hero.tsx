import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { openActivation } from '#platform/web/dialogs.ts'
import { useText } from '#platform/web/i18n.tsx'
import { later } from '#platform/web/later.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useDrawn } from '#platform/web/shell/drawn.ts'
import { Link } from 'wouter'

import { HoldingsSpace } from './spaces.tsx'
import { homeTexts as texts } from './text.ts'

const Holdings = later(async () => (await import('./live.tsx')).Holdings, HoldingsSpace)

/** What Tessera is, until somebody is known; then what they hold here. */
export function Hero() {
  const t = useText()
  const session = useSession()
  const { status, activated } = session
  const drawn = useDrawn()
  if (status === 'signedIn') {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="sr-only">{t(texts.home)}</h1>
        <Holdings />
        {activated === false && (
          <Ask body={t(texts.activateBody)} action={t(texts.activate)} onAct={openActivation} />
        )}
      </div>
    )
  }
  return (
    <>
      {/* In place of what was drawn for a guest. */}
      {drawn && (
        <div className="hidden in-data-[known=signedIn]:block">
          <HoldingsSpace />
        </div>
      )}
      <div className="for-guests flex flex-col gap-3 in-data-[known=signedIn]:hidden">
        <h1 className="text-xl">{t(texts.heroTitle)}</h1>
        <p className="text-soft">{t(texts.heroBody)}</p>
        {status === 'disconnected' ? (
          <div className="flex flex-wrap gap-3 pt-1">
            <Button className="grow" onClick={() => session.connect()}>
              {t(texts.connect)}
            </Button>
            <Link to="/nft" className={`${buttonClass('quiet')} grow`}>
              {t(texts.browse)}
            </Link>
          </div>
        ) : (
          <Ask
            body={t(texts.signInBody)}
            action={t(texts.signIn)}
            onAct={() => void session.signIn()}
          />
        )}
      </div>
    </>
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
