// One turn of MMM… Brains! for very many positions at once, each kept whole on the chip.
//
// The same source is compiled by nvcc for a GPU, where a block of threads shares one position, and by a plain C++
// compiler for a processor, where one thread does a position alone: there every barrier is nothing. So what a GPU
// computes is tested on machines that have none.
//
// A position is the brains of the players still in, the mover first, and their colours, turned until the mover's is 0.
// Five dice can lie in 6^5 ways. The first three dice name a row, the last two a column of it. A die may also be
// «thrown», which is a seventh face that holds the mean over the six: 7^3 rows of 6^2 columns. Every entry carries what
// the mover's best choice is worth to the mover, and with it what that same choice is worth to the others.

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define EVERYWHERE __host__ __device__
#define DEVICE __device__
#define BARRIER() __syncthreads()
#define FOR_EACH(i, count) for (int i = threadIdx.x; i < (count); i += blockDim.x)
#define UNROLLED _Pragma("unroll")
#else
#include <stdlib.h>
#define EVERYWHERE
#define DEVICE
#define BARRIER()
#define FOR_EACH(i, count) for (int i = 0; i < (count); ++i)
#define UNROLLED
#endif

namespace {

constexpr int FACES = 6, THROWN = 6, WAYS = 7776, ROWS = 343, COLUMNS = 36;
constexpr int STRIDE = 37;  // an odd distance between rows: threads that walk down a column meet no bank twice
constexpr int COLOURS = 5, TOTALS = 28, MOST_PLAYERS = 5;
constexpr int FIVE_BRAINS = 0;  // the way in which all dice show face 0

}  // namespace

extern "C" {

/// What is known of a game of one number of players: where the chances lie, and how to name a place in them.
struct Space {
  int brains;                            // in the game
  int players;                           // who began it
  const void* pay[MOST_PLAYERS + 1];     // by players still in: [arrangement][holdings][players - 1]
  const void* collect;                   // all players: [arrangement][holdings][players - 1]
  const signed char* arrangement_of[MOST_PLAYERS + 1];  // colours of the others, in base 5 -> number
  const signed char* colours[MOST_PLAYERS + 1];         // number -> colours, the mover's 0 first
  int arrangements[MOST_PLAYERS + 1];
  const unsigned* totals;                // [WAYS]: five bits for the total of each colour
  const int* binomials;                  // [n][k]: n over k, for k up to the most players
  double tie;                            // choices nearer than this are equal
  int throw_on_tie;                      // of equal choices the later one: more dice thrown, a later colour
};

/// A level: all positions that can be solved together.
struct Level {
  int collecting;         // 0: brains are paid
  int players;            // still in
  const short* holdings;  // [positions / arrangements][players]: every list of them stands for all arrangements
  const void* outcomes;   // [positions][colours][totals][players] if what a turn leads to is given, else looked up
};
}

namespace {

typedef long long Index;

EVERYWHERE inline Index choose(const Space& space, int n, int k) { return space.binomials[n * (MOST_PLAYERS + 1) + k]; }

/// The number of a list of positive parts among all lists of as many parts with the same sum.
EVERYWHERE inline Index rank_of(const Space& space, const int* parts, int players, int sum) {
  Index rank = 0;
  int left = sum;
  for (int i = 0; i + 1 < players; ++i) {
    const int behind = players - 1 - i;
    rank += choose(space, left - 1, behind) - choose(space, left - parts[i], behind);
    left -= parts[i];
  }
  return rank;
}

/// Lists with smaller sums come first.
EVERYWHERE inline Index place_of(const Space& space, const int* parts, int players) {
  int sum = 0;
  for (int i = 0; i < players; ++i) sum += parts[i];
  return choose(space, sum - 1, players) + rank_of(space, parts, players, sum);
}

struct Position {
  int players;
  int holdings[MOST_PLAYERS];
  int colours[MOST_PLAYERS];
};

EVERYWHERE inline int arrangement(const Space& space, const Position& at) {
  int code = 0, unit = 1;
  for (int i = 1; i < at.players; ++i, unit *= COLOURS) {
    code += unit * ((at.colours[i] - at.colours[0] + COLOURS) % COLOURS);
  }
  return space.arrangement_of[at.players][code];
}

/// The chances of all players at a position that is solved or guessed, the mover first.
template <typename Real>
EVERYWHERE inline void look_up(const Space& space, const Position& at, bool collecting, Real* chances) {
  const int players = at.players;
  if (players == 1) {
    chances[0] = 1;
    return;
  }
  int parts[MOST_PLAYERS], sum = 0;
  for (int i = 0; i < players; ++i) sum += parts[i] = at.holdings[i] + (collecting ? 1 : 0);
  const int most = collecting ? space.brains - 1 + players : space.brains;
  const Index places = choose(space, most, players);
  const Real* table = static_cast<const Real*>(collecting ? space.collect : space.pay[players]);
  const Index place = (Index)arrangement(space, at) * places + place_of(space, parts, players);
  Real rest = 1;
  for (int i = 0; i + 1 < players; ++i) rest -= chances[i] = table[place * (players - 1) + i];
  chances[players - 1] = rest;
}

/// The players from the next one on, without those who have no brains; `who` says which of the players before each is.
EVERYWHERE inline Position next_turn(const Position& at, bool anybody, int* who) {
  Position next;
  next.players = 0;
  for (int i = 1; i <= at.players; ++i) {
    const int player = i % at.players;
    if (!anybody && at.holdings[player] == 0) continue;
    who[next.players] = player;
    next.holdings[next.players] = at.holdings[player];
    next.colours[next.players++] = at.colours[player];
  }
  return next;
}

template <typename Real>
EVERYWHERE inline void chances_after(const Space& space, const Position& at, bool collecting, Real* chances) {
  int who[MOST_PLAYERS];
  Real found[MOST_PLAYERS];
  const Position next = next_turn(at, collecting, who);
  look_up<Real>(space, next, collecting, found);
  for (int i = 0; i < at.players; ++i) chances[i] = 0;
  for (int i = 0; i < next.players; ++i) chances[who[i]] = found[i];
}

/// What announcing a colour with a total leads to (M6 to M10).
template <typename Real>
EVERYWHERE inline void announce(const Space& space, const Level& level, Position at, int colour, int total, Real* chances) {
  if (level.collecting) {
    int held = 0;
    for (int i = 0; i < at.players; ++i) held += at.holdings[i];
    const int middle = space.brains - held, taken = total < middle ? total : middle;
    at.holdings[0] += taken;
    chances_after<Real>(space, at, taken < middle, chances);
    return;
  }
  int payer = 0;
  for (int i = 1; i < at.players; ++i) {
    if (at.colours[i] == colour) payer = i;
  }
  at.holdings[payer] -= total < at.holdings[payer] ? total : at.holdings[payer];
  chances_after<Real>(space, at, false, chances);
}

EVERYWHERE inline Position position_of(const Space& space, const Level& level, Index number) {
  const int arrangements = space.arrangements[level.players];
  Position at;
  at.players = level.players;
  for (int i = 0; i < level.players; ++i) {
    at.holdings[i] = level.holdings[(number / arrangements) * level.players + i];
    at.colours[i] = space.colours[level.players][(number % arrangements) * level.players + i];
  }
  return at;
}

// A turn --------------------------------------------------------------------------------------------------------------

/// Everything about one position while it is on the chip. The first of what is carried decides.
template <typename Real, int CARRIED>
struct Board {
  Real entry[CARRIED][ROWS * STRIDE];
  Real outcome[CARRIED][COLOURS * TOTALS];
  unsigned chosen[ROWS * 3];  // by throw_last_dice
};

struct Ties {
  double near;
  bool later;
};

template <typename Real>
EVERYWHERE inline bool is_better(Real other, Real now, const Ties& ties) {
  return ties.later ? other > now - (Real)ties.near : other > now + (Real)ties.near;
}

EVERYWHERE inline int row_of(int first, int second, int third) { return (first * 7 + second) * 7 + third; }

/// For every colour and total what announcing it is worth to each; for five brains what passing is.
template <typename Real, int CARRIED, bool SHARE>
DEVICE void lay_outcomes(Board<Real, CARRIED>& board, const Space& space, const Level& level, Index number) {
  const Position at = level.outcomes ? Position() : position_of(space, level, number);
  FOR_EACH(i, COLOURS * TOTALS) {
    const int colour = i / TOTALS, total = i % TOTALS;
    Real chances[MOST_PLAYERS];
    if (total == 0 && colour > 0) continue;
    if (level.outcomes) {
      const Real* given = static_cast<const Real*>(level.outcomes) + (number * COLOURS * TOTALS + i) * level.players;
      for (int p = 0; p < level.players; ++p) chances[p] = given[p];
    } else if (total == 0) {
      chances_after<Real>(space, at, level.collecting != 0, chances);  // nobody takes, nobody pays
    } else {
      announce<Real>(space, level, at, colour, total, chances);
    }
    for (int c = 0; c < CARRIED; ++c) {
      board.outcome[c][i] = SHARE && c == CARRIED - 1 ? (Real)(total == 0) : chances[c];
    }
  }
}

/// The best announcement for every way in which the dice lie for good.
template <typename Real, int CARRIED>
DEVICE void lay_results(Board<Real, CARRIED>& board, const unsigned* totals, const Ties& ties) {
  FOR_EACH(way, WAYS) {
    const unsigned packed = totals[way];
    int best = 0;  // five brains
    Real worth = way == FIVE_BRAINS ? board.outcome[0][0] : (Real)-1e30;
    for (int colour = 0; way != FIVE_BRAINS && colour < COLOURS; ++colour) {
      const int total = (packed >> (5 * colour)) & 31, other = colour * TOTALS + total;
      if (total > 0 && (best == 0 || is_better(board.outcome[0][other], worth, ties))) {
        best = other;
        worth = board.outcome[0][other];
      }
    }
    const int column = way % COLUMNS, rest = way / COLUMNS;
    const int at = row_of(rest / 36, rest / 6 % 6, rest % 6) * STRIDE + column;
    for (int c = 0; c < CARRIED; ++c) board.entry[c][at] = board.outcome[c][best];
  }
}

/// The rows in which one of the first three dice is thrown: the mean over its six faces. `step` parts these rows.
template <typename Real, int CARRIED>
DEVICE void throw_die(Board<Real, CARRIED>& board, int outer, int outer_step, int inner, int inner_step, int step) {
  FOR_EACH(i, outer * inner * COLUMNS) {
    const int column = i % COLUMNS, line = i / COLUMNS;
    const int first = (line / inner) * outer_step + (line % inner) * inner_step;
    for (int c = 0; c < CARRIED; ++c) {
      Real* entry = board.entry[c] + first * STRIDE + column;
      Real sum = 0;
      for (int face = 0; face < FACES; ++face) sum += entry[face * step * STRIDE];
      entry[THROWN * step * STRIDE] = sum * (Real)(1.0 / 6);
    }
  }
  BARRIER();
}

template <typename Real, int CARRIED>
DEVICE void throw_first_dice(Board<Real, CARRIED>& board) {
  throw_die(board, 6, 49, 6, 7, 1);
  throw_die(board, 6, 49, 7, 1, 7);
  throw_die(board, 7, 7, 7, 1, 49);
}

/// What a row is worth where neither, one or both of the last two dice are thrown.
template <typename Real>
struct LastDice {
  Real lying[COLUMNS], over_last[FACES], over_fourth[FACES], both;

  EVERYWHERE explicit LastDice(const Real* entry) : both(0) {
    UNROLLED for (int i = 0; i < COLUMNS; ++i) lying[i] = entry[i];
    UNROLLED for (int i = 0; i < FACES; ++i) {
      Real down = 0, along = 0;
      UNROLLED for (int j = 0; j < FACES; ++j) along += lying[i * FACES + j], down += lying[j * FACES + i];
      over_last[i] = along * (Real)(1.0 / 6);
      over_fourth[i] = down * (Real)(1.0 / 6);
      both += over_last[i];
    }
    both *= (Real)(1.0 / 6);
  }
};

constexpr int CHOICES_IN_A_WORD = 12, WORDS_IN_A_ROW = 3;  // two bits for each of 36 choices, and an odd distance again

/// Within each row: throw neither, one or both of the last two dice, as is best for the mover.
template <typename Real, int CARRIED>
DEVICE void throw_last_dice(Board<Real, CARRIED>& board, const Ties& ties) {
  FOR_EACH(row, ROWS) {
    Real* entry = board.entry[0] + row * STRIDE;
    const LastDice<Real> dice(entry);
    unsigned chosen[WORDS_IN_A_ROW] = {};
    UNROLLED for (int i = 0; i < COLUMNS; ++i) {
      const Real one = dice.over_last[i / FACES], other = dice.over_fourth[i % FACES];
      Real best = dice.lying[i];
      unsigned choice = 0;
      if (is_better(one, best, ties)) best = one, choice = 1;
      if (is_better(other, best, ties)) best = other, choice = 2;
      if (is_better(dice.both, best, ties)) best = dice.both, choice = 3;
      chosen[i / CHOICES_IN_A_WORD] |= choice << (2 * (i % CHOICES_IN_A_WORD));
      entry[i] = best;
    }
    UNROLLED for (int w = 0; w < WORDS_IN_A_ROW; ++w) board.chosen[row * WORDS_IN_A_ROW + w] = chosen[w];
  }
  BARRIER();
  FOR_EACH(i, ROWS * (CARRIED - 1)) {  // the others get what the mover chose
    const int row = i % ROWS;
    Real* entry = board.entry[1 + i / ROWS] + row * STRIDE;
    const LastDice<Real> dice(entry);
    UNROLLED for (int j = 0; j < COLUMNS; ++j) {
      const unsigned word = board.chosen[row * WORDS_IN_A_ROW + j / CHOICES_IN_A_WORD];
      const unsigned choice = word >> (2 * (j % CHOICES_IN_A_WORD)) & 3;
      const Real one = dice.over_last[j / FACES], other = dice.over_fourth[j % FACES];
      entry[j] = choice == 0 ? dice.lying[j] : choice == 1 ? one : choice == 2 ? other : dice.both;
    }
  }
  BARRIER();
}

/// Of the eight rows that one may make of a row by throwing some of its three dice, the best for the mover.
template <typename Real, int CARRIED>
DEVICE void choose_first_dice(Board<Real, CARRIED>& board, const Ties& ties, Real* sums) {
  FOR_EACH(i, 216 * COLUMNS) {
    const int column = i % COLUMNS, rest = i / COLUMNS;
    const int first = rest / 36, second = rest / 6 % 6, third = rest % 6;
    const int lying = row_of(first, second, third) * STRIDE + column;
    // Few dice before many: of equal choices the one that throws fewer comes first.
    const int rows[7] = {row_of(THROWN, second, third),  row_of(first, THROWN, third), row_of(first, second, THROWN),
                         row_of(THROWN, THROWN, third),  row_of(THROWN, second, THROWN),
                         row_of(first, THROWN, THROWN),  row_of(THROWN, THROWN, THROWN)};
    int best = lying;
    Real worth = board.entry[0][lying];
    UNROLLED for (int r = 0; r < 7; ++r) {
      const int other = rows[r] * STRIDE + column;
      const Real there = board.entry[0][other];
      if (is_better(there, worth, ties)) worth = there, best = other;
    }
    for (int c = 0; c < CARRIED; ++c) {
      const Real value = board.entry[c][best];
      if (sums) sums[c] += value;
      else board.entry[c][lying] = value;
    }
  }
  BARRIER();
}

/// The mean over all ways in which the first throw can land is what the turn is worth before it.
template <typename Real, int CARRIED>
DEVICE void turn(Board<Real, CARRIED>& board, const unsigned* totals, const Ties& ties, Real* sums) {
  lay_results(board, totals, ties);
  BARRIER();
  throw_first_dice(board);
  throw_last_dice(board, ties);
  choose_first_dice<Real, CARRIED>(board, ties, nullptr);
  throw_first_dice(board);
  throw_last_dice(board, ties);
  choose_first_dice<Real, CARRIED>(board, ties, sums);
}

template <typename Real, int CARRIED, bool SHARE>
DEVICE void solve_one(Board<Real, CARRIED>& board, const Space& space, const Level& level, Index number, Real* out) {
  const Ties ties = {space.tie, space.throw_on_tie != 0};
  Real sums[CARRIED] = {};
  lay_outcomes<Real, CARRIED, SHARE>(board, space, level, number);
  BARRIER();
  turn<Real, CARRIED>(board, space.totals, ties, sums);
#ifdef __CUDACC__
  for (int c = 0; c < CARRIED; ++c) {
    for (int offset = 16; offset > 0; offset /= 2) sums[c] += __shfl_down_sync(0xffffffffu, sums[c], offset);
    if (threadIdx.x % 32 == 0) board.outcome[c][threadIdx.x / 32] = sums[c];
  }
  BARRIER();
  if (threadIdx.x < CARRIED) {
    Real sum = 0;
    for (unsigned warp = 0; warp < blockDim.x / 32; ++warp) sum += board.outcome[threadIdx.x][warp];
    out[number * CARRIED + threadIdx.x] = sum * (Real)(1.0 / WAYS);
  }
  BARRIER();
#else
  for (int c = 0; c < CARRIED; ++c) out[number * CARRIED + c] = sums[c] * (Real)(1.0 / WAYS);
#endif
}

#ifdef __CUDACC__
constexpr int THREADS = 1024;

template <typename Real, int CARRIED, bool SHARE>
__global__ void __launch_bounds__(THREADS, 1) solve_all(Space space, Level level, Index first, Index last, Real* out) {
  extern __shared__ __align__(16) unsigned char shared[];
  Board<Real, CARRIED>& board = *reinterpret_cast<Board<Real, CARRIED>*>(shared);
  for (Index number = first + blockIdx.x; number < last; number += gridDim.x) {
    solve_one<Real, CARRIED, SHARE>(board, space, level, number, out);
  }
}

template <typename Real, int CARRIED, bool SHARE>
int launch(const Space* space, const Level* level, Index first, Index last, void* out) {
  const int bytes = sizeof(Board<Real, CARRIED>);
  int device = 0, processors = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
  auto kernel = solve_all<Real, CARRIED, SHARE>;
  if (cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes) != cudaSuccess) return -1;
  const Index blocks = last - first < processors ? last - first : processors;
  if (blocks > 0) kernel<<<(unsigned)blocks, THREADS, bytes>>>(*space, *level, first, last, static_cast<Real*>(out));
  return (int)cudaGetLastError();
}
#else
template <typename Real, int CARRIED, bool SHARE>
int launch(const Space* space, const Level* level, Index first, Index last, void* out) {
  auto* board = static_cast<Board<Real, CARRIED>*>(malloc(sizeof(Board<Real, CARRIED>)));
  if (!board) return -1;
  for (Index number = first; number < last; ++number) {
    solve_one<Real, CARRIED, SHARE>(*board, *space, *level, number, static_cast<Real*>(out));
  }
  free(board);
  return 0;
}
#endif

}  // namespace

// What Python calls. `out` has one row per position of the level: the chances of all players but the last, the mover
// first, and where `share` is said the chance that the turn ends with five brains.
extern "C" {

#define SOLVE(name, Real, players, share) \
  int name(const Space* s, const Level* l, long long first, long long last, void* out) { \
    return launch<Real, players - 1 + share, share>(s, l, first, last, out); \
  }
SOLVE(brains_solve_3_double, double, 3, false)
SOLVE(brains_solve_3_single, float, 3, true)
SOLVE(brains_solve_4_single, float, 4, true)
SOLVE(brains_solve_5_single, float, 5, false)
#ifndef __CUDACC__
SOLVE(brains_solve_4_double, double, 4, false)
SOLVE(brains_solve_5_double, double, 5, false)
#endif
}
