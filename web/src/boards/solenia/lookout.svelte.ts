// What hand and board show each other: while a card that moves the airship is pointed at in the
// hand, the board shows which strip would leave.
class Lookout {
  leaving = $state(false);
}
export const lookout = new Lookout();
