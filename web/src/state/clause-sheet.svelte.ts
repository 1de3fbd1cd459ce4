// The clause of a rulebook that is shown in a sheet over the page, named as the server names it: "GAME 3.3".

class ClauseSheet {
  rule = $state<string | null>(null);

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const clauseSheet = new ClauseSheet();
