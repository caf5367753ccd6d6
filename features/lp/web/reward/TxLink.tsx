import { Link } from 'wouter'

/** To the screen of one transaction. */
export function TxLink({ hash, text }: { readonly hash: string; readonly text: string }) {
  return (
    <Link
      to={`/tx?id=${hash}`}
      className="inline-flex min-h-11 items-center font-semibold text-lapis"
    >
      {text}
    </Link>
  )
}
