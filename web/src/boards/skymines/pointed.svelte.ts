// The name of what is pointed at, on the board or in the hand: symbols explain themselves there,
// also to who touches instead of hovering.
class Pointed {
  name = $state('');
}
export const pointed = new Pointed();
