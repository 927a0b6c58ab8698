import type { SpecScope } from '../../../harness/registry/registry.js';

/** One small standard, as Markdown and as the plain text that a web page leaves of it. */
export const SCOPE: SpecScope = { firstSection: 2, lastSection: 4, itemSection: '4' };

export const MARKDOWN = `
This change touches §2.1 and §3, and a kettle MUST whistle in it.

# Kettle v1 — A Standard for Boiling

## 1. Scope

Kettles MUST boil, but that is said here only by the way.

## 2. Objects

### 2.1 The kettle

A kettle is a *vessel* with a \`heat_uj\` budget. It has:

| part | meaning |
|:---|---|
| \`lid_id\` | names the lid; never empty |
| \`cord\` | where it is plugged in |

**The lid stays on.** An implementation MUST NOT lift the lid
while the water is _hot_ (§3), see [the notes](https://example.org/notes). \`Steam\` is
not evidence of boiling.

> A kettle SHOULD whistle.

\`\`\`
cold -> warm -> hot.
\`\`\`

### 2.2 The cup

A cup may be filled, and only if all hold:

1. its rim is \`dry\` — a \`Wet\`
   rim MUST NOT touch the spout;
2. its size is
   \`known\`;
3. it stands upright (§2.1).

## 3. Pouring

Pouring is slow\\_and steady: does it spill? It MUST NOT.

## 4. Conformance

An implementation MUST:

1. Keep the lid of §2.1 on.
2. Never report
   \`Wet\` as \`Dry\` (§2.2).
3. Pour slowly (§3).

## 5. Limits

Nothing here MUST hold.

## Appendix

Nor MUST this.
`;

export const PLAIN = `This change touches §2.1 and §3, and a kettle MUST whistle in it.
12 KiB
Kettle v1 — A Standard for Boiling
1. Scope
Kettles MUST boil, but that is said here only by the way.
2. Objects
2.1 The kettle
A kettle is a vessel with a heat_uj budget. It has:
| part | meaning |
|:---|---|
lid_id |
names the lid; never empty |
cord |
where it is plugged in |
The lid stays on. An implementation MUST NOT lift the lid while the water is hot (§3), see the notes.Steam is
not evidence of boiling.
A kettle SHOULD whistle.
cold -> warm -> hot.
2.2 The cup
A cup may be filled, and only if all hold:
- its rim is dry — a
Wetrim MUST NOT touch the spout; - its size is
known; - it stands upright (§2.1).
3. Pouring
Pouring is slow_and steady: does it spill? It MUST NOT.
4. Conformance
An implementation MUST:
- Keep the lid of §2.1 on.
- Never report
WetasDry(§2.2). - Pour slowly (§3).
5. Limits
Nothing here MUST hold.
`;
