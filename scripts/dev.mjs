// npm run dev: TRON node, server that restarts on a change, web with hot reload; one Ctrl-C ends all.
import { requireNode } from './run/node-version.mjs'

requireNode()
void import('./run/dev.mjs').then((dev) => dev.main())
