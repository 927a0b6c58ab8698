/* global document, history, location, addEventListener, getSelection */
'use strict';

// Everything that this page tells is there without this script: it only narrows down, moves the
// focus, copies, and keeps in the address what a reader chose.
{
  const form = document.getElementById('filters');
  const shown = document.getElementById('shown');
  const clauses = [...document.querySelectorAll('details.clause')];
  const standards = document.querySelectorAll('.standard');
  const cells = new Map(
    [...document.querySelectorAll('a.cell')].map((cell) => [cell.dataset.cell, cell]),
  );
  const texts = new Map();
  const textOf = (clause) => {
    if (!texts.has(clause)) texts.set(clause, clause.textContent.toLowerCase());
    return texts.get(clause);
  };

  /** What the form says, without what narrows nothing down. */
  const chosen = () => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== '') params.append(name, value);
    return params;
  };

  const matches = (clause, params) => {
    const outcomes = params.getAll('outcome');
    return (
      (outcomes.length === 0 || outcomes.includes(clause.dataset.outcome)) &&
      ['level', 'module'].every(
        (name) => !params.has(name) || params.get(name) === clause.dataset[name],
      ) &&
      (!params.has('text') || textOf(clause).includes(params.get('text').toLowerCase()))
    );
  };

  const narrow = (params) => {
    let count = 0;
    for (const clause of clauses) {
      const match = matches(clause, params);
      if (match) count += 1;
      clause.hidden = !match;
      cells.get(clause.id)?.classList.toggle('dim', !match);
    }
    // Innermost first: a standard is empty where all of its groups are.
    for (const part of [...document.querySelectorAll('.group'), ...standards]) {
      part.hidden = part.querySelector('details.clause:not([hidden]), .open-questions') === null;
    }
    shown.textContent = `${count} of ${clauses.length} clauses shown`;
  };

  const keep = (params) => {
    history.replaceState(null, '', params.size === 0 ? location.pathname : `#${params}`);
  };

  const choose = () => {
    const params = chosen();
    narrow(params);
    keep(params);
  };

  const show = (clause) => {
    if (clause.hidden) {
      form.reset();
      narrow(chosen());
    }
    clause.open = true;
    clause.querySelector('summary').focus({ preventScroll: true });
    clause.scrollIntoView({ block: 'start' });
    const params = chosen();
    params.set('clause', clause.id);
    keep(params);
  };

  /** A bare clause id is an address too: it is what a link without this script leads to. */
  const restore = () => {
    const hash = location.hash.slice(1);
    if (hash === document.querySelector('main > .clauses').id) return;
    const params = new URLSearchParams(hash.includes('=') ? hash : '');
    form.reset();
    for (const input of form.elements) {
      if (input.type === 'checkbox')
        input.checked = params.getAll(input.name).includes(input.value);
      else if (params.has(input.name)) input.value = params.get(input.name);
    }
    narrow(chosen());
    const clause = document.getElementById(params.get('clause') ?? decodeURIComponent(hash));
    if (clause?.matches('details.clause')) show(clause);
  };

  /** Arrow keys move among the cells of the matrix, of which one is in the tab order. */
  const roam = (nav) => {
    const own = [...nav.querySelectorAll('a.cell')];
    const enter = (cell) => {
      for (const each of own) each.tabIndex = each === cell ? 0 : -1;
    };
    enter(own[0]);
    const rows = [...nav.querySelectorAll('.row')].map((row) => [
      ...row.querySelectorAll('a.cell'),
    ]);
    nav.addEventListener('keydown', (event) => {
      const at = own.indexOf(event.target);
      if (at < 0) return;
      const row = rows.findIndex((each) => each.includes(event.target));
      const column = rows[row].indexOf(event.target);
      const below = rows[row + (event.key === 'ArrowDown' ? 1 : -1)];
      const to = {
        ArrowRight: own[at + 1],
        ArrowLeft: own[at - 1],
        ArrowDown: below?.[Math.min(column, below.length - 1)],
        ArrowUp: below?.[Math.min(column, below.length - 1)],
        Home: rows[row][0],
        End: rows[row].at(-1),
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      enter(to);
      to.focus();
    });
    nav.addEventListener('click', (event) => {
      const cell = event.target.closest('a.cell');
      if (cell === null) return;
      event.preventDefault();
      enter(cell);
      show(document.getElementById(cell.dataset.cell));
    });
  };

  /** Up and down move among the clauses that are shown. */
  document.addEventListener('keydown', (event) => {
    if (!event.target.matches('.clause > summary')) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const visible = clauses.filter((clause) => !clause.hidden);
    const next = visible[visible.indexOf(event.target.parentElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.querySelector('summary').focus();
  });

  for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const code = button.parentElement.querySelector('code');
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(code);
      }
    });
  }

  for (const nav of document.querySelectorAll('.matrix')) roam(nav);
  form.addEventListener('input', choose);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.getElementById('clear').addEventListener('click', () => {
    form.reset();
    choose();
  });
  addEventListener('hashchange', restore);
  addEventListener('beforeprint', () => {
    for (const each of document.querySelectorAll('.bad')) each.open = true;
  });
  form.hidden = false;
  restore();
}
