/** The tools of a board, where the menu has them: on a phone whose board fills its zone. */
export class Tools {
  inMenu = $state(false);
  open = $state(false);
}
