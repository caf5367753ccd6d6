// npm start: everything from sources to a running product, in one process tree.
// This file and node-version.mjs stay readable for a Node that is too old to run the rest.
import { requireNode } from './run/node-version.mjs'

requireNode()
void import('./run/start.mjs').then((start) => start.main(process.argv.slice(2)))
