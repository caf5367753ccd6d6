import { Button } from '#platform/ui/Button.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { StateBox, type StateLook } from '#platform/ui/StateBox.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Link } from 'wouter'

import { newsApi } from '../../api.ts'
import { useVerified } from '../useVerified.ts'
import { isSigned, type ReleaseReply, type ReleaseState, releaseState } from './releaseState.ts'
import { notes, releaseTexts as texts, titles } from './text.ts'

/** On the screen of safety: whether this page is the announced release, as far as a browser can know. */
export function SafetyRelease() {
  const query = useApi(newsApi.release, {})
  return (
    <QueryState query={query} skeleton={<Release reply={null} state="verifying" />}>
      {(reply) => <Checked reply={reply} />}
    </QueryState>
  )
}

function Checked({ reply }: { reply: ReleaseReply }) {
  const { announcement, announcer } = reply
  const signed = useVerified({ announcement, announcer }, isSigned)
  return <Release reply={reply} state={releaseState(reply, signed, ownChunks())} />
}

/** `begin.js` takes code of this list alone, each chunk by its hash. */
const ownChunks = (): string | null =>
  document.querySelector('script[data-chunks]')?.getAttribute('data-chunks') ?? null

const looks: Readonly<Record<ReleaseState, StateLook>> = {
  none: 'open',
  verifying: 'waiting',
  failed: 'open',
  unsigned: 'wrong',
  unstated: 'open',
  otherBuild: 'wrong',
  otherPage: 'open',
  same: 'right',
}

/** Null: not read yet. It has one height in all states but those that are wrong. */
export function Release({ reply, state }: { reply: ReleaseReply | null; state: ReleaseState }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <StateBox
        look={looks[state]}
        isAlert={looks[state] === 'wrong'}
        title={t(titles[state])}
        note={t(notes[state])}
      />
      {(state === 'otherPage' || state === 'failed') && (
        <Button kind="quiet" small onClick={() => location.reload()}>
          {t(texts.reload)}
        </Button>
      )}
      <Disclosure
        title={t(texts.details)}
        note={<span translate="no">{reply?.announcement?.release?.slice(0, 8)}</span>}
      >
        {reply === null ? <SkeletonRows /> : <Details reply={reply} />}
      </Disclosure>
    </section>
  )
}

function Details({ reply: { announcement, announcer, build } }: { reply: ReleaseReply }) {
  const t = useText()
  const { dateTime } = useFormats()
  const hash = (value: string | null | undefined) => (
    <span translate="no">{value ?? t(texts.noHash)}</span>
  )
  return (
    <div className="flex flex-col gap-4 py-4">
      <KeyValue
        rows={[
          ...(announcement === null
            ? []
            : [
                {
                  label: t(texts.announced),
                  value: (
                    <Link
                      to={`/announcement?id=${announcement.number}`}
                      className="inline-flex min-h-6 items-center text-lapis underline underline-offset-4"
                    >
                      {dateTime(announcement.time)}
                    </Link>
                  ),
                },
              ]),
          { label: t(texts.signedHash), value: hash(announcement?.release), wide: true },
          { label: t(texts.statedHash), value: hash(build?.hash), wide: true },
        ]}
      />
      {announcement !== null && <p className="text-sm">{t(texts.checked)}</p>}
      {announcement !== null && <Command announcer={announcer} />}
    </div>
  )
}

function Command({ announcer }: { announcer: string | null }) {
  const t = useText()
  const command = `npm run release -- --server ${location.origin} --announcer ${announcer}`
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0 text-sm">
        <p>{t(texts.notChecked)}</p>
        <code translate="no" className="num text-xs [overflow-wrap:anywhere]">
          {command}
        </code>
      </div>
      <CopyButton text={command} label={t(texts.copyCommand)} />
    </div>
  )
}
