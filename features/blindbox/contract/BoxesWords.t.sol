// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {IWordSource, WordReason} from "./IWordSource.sol";

/// @dev A source that returns the word that the test set, and reads the boxes when it is called.
contract ToldWords is IWordSource {
    BlindBoxes public boxes;
    bool public silent;
    uint256 public asked;
    /// @dev The last request and the state of its box when the source was called.
    uint256 public last;
    uint256 public seen;
    mapping(uint256 requestId => bytes32 word) public wordOf;

    function bind(BlindBoxes boxes_) external {
        boxes = boxes_;
    }

    function ask(uint256 requestId) external {
        if (msg.sender != address(boxes)) revert(WordReason.NOT_BOUND);
        if (silent) revert(WordReason.REFUSED);
        ++asked;
        (,,, last) = boxes.chainOf(requestId >> 32);
        (,,, seen) = boxes.stockOf(requestId >> 32);
    }

    function tell(uint256 requestId, bytes32 word) external {
        wordOf[requestId] = word;
    }

    function set(bool silent_) external {
        silent = silent_;
    }
}

// words from a source
// ├── open: it should call once, when all else is written
// │   └── given the source refuses ─ it should revert, and giving back stays open
// ├── settle
// │   ├── given no word, another's word, or the chain's secret ─ it should revert
// │   ├── given a later request or no later block, whatever words there are ─ it should revert
// │   └── otherwise anyone should draw what word, seed and block determine
// └── refund
//     ├── given the source was silent ─ it should give back, with all later ones, and no word should help any more;
//     │   the penalty goes to the pool alone
//     └── requests should be taken again once the operator stands behind them again
contract BoxesWordsTest is BoxesWorld {
    bytes32 private constant WORD = keccak256("word");
    ToldWords private words;

    function source() internal override returns (IWordSource) {
        words = new ToldWords();
        return words;
    }

    function setUp() public override {
        super.setUp();
        words.bind(boxes);
    }

    function test_New() public view {
        vm.assertEq(address(boxes.words()), address(words), "the source");
    }

    function test_Open_AsksOnceWhenAllElseIsWritten() public {
        Asked memory asked = ask(3);
        vm.assertEq(words.asked(), 1, "asked");
        vm.assertEq(words.last(), asked.id, "the request");
        vm.assertEq(words.seen(), 3, "boxes being opened");
        ask(1);
        vm.assertEq(words.asked(), 2, "asked again");
    }

    function test_Open_GivenTheSourceRefuses() public {
        uint256[] memory boxIds = take(ALICE, 2);
        words.set(true);
        expectReason(WordReason.REFUSED);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        stock(10, 10, 8, 0);
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        vm.assertEq(ALICE.balance, 1e15, "all of it back");
    }

    function test_Settle_BeforeTheWordIsThere() public {
        Asked memory asked = ask(1);
        mine(2);
        expectReason(BoxReason.NO_WORD);
        settle(asked, heard(WORD));
        expectReason(BoxReason.NO_WORD);
        settle(asked, heard(0));
        bytes20 chained = secretOf(asked.id);
        expectReason(BoxReason.NO_WORD);
        settle(asked, chained);
    }

    function test_Settle_GivenAnotherSecret() public {
        Asked memory asked = ask(1);
        Asked memory next = ask(1);
        words.tell(asked.id, WORD);
        words.tell(next.id, keccak256("next"));
        mine(2);
        expectReason(BoxReason.SECRET);
        settle(asked, heard(keccak256("next")));
        expectReason(BoxReason.SECRET);
        settle(asked, bytes20(WORD));
        // Not even the operator, who posted its hash.
        bytes20 chained = secretOf(asked.id);
        expectReason(BoxReason.SECRET);
        vm.prank(OPERATOR);
        settle(asked, chained);
        settle(asked, heard(WORD));
    }

    function test_Settle_OfALaterRequest() public {
        Asked memory first = ask(1);
        Asked memory second = ask(1);
        words.tell(second.id, WORD);
        mine(2);
        expectReason(BoxReason.ORDER);
        settle(second, heard(WORD));
        words.tell(first.id, WORD);
        settle(first, heard(WORD));
        settle(second, heard(WORD));
        stock(10, 8, 8, 0);
    }

    function test_Settle_BeforeTheNextBlockIsMade() public {
        Asked memory asked = ask(1);
        words.tell(asked.id, WORD);
        mine(1);
        expectReason(BoxReason.SAME_BLOCK);
        settle(asked, heard(WORD));
    }

    function test_Settle(bytes32 word, bytes32 seed, uint256 count, address settler) public {
        vm.assume(word != 0);
        count = bound(count, 1, 10);
        Asked memory asked = ask(take(ALICE, count), seed, ALICE);
        mine(2);
        words.tell(asked.id, word);
        uint256[] memory drawn = drawnFrom(boxes, asked, heard(word));
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Settled(asked.id, ALICE, heard(word), blockhash(1_001), drawn, (count * BOX) / 20);
        vm.prank(settler);
        settle(asked, heard(word));
        for (uint256 i; i < count; ++i) vm.assertEq(cards.ownerOf(drawn[i]), ALICE, "owner");
        stock(10, 10 - count, 10 - count, 0);
    }

    function test_Refund_GivenTheSourceWasSilent() public {
        Asked memory late = ask(2);
        mine(1);
        Asked memory later = ask(1);
        words.tell(later.id, WORD);
        mine(DEADLINE);
        words.tell(late.id, WORD);
        expectReason(BoxReason.LATE);
        settle(late, heard(WORD));
        uint256 before = ALICE.balance;
        refund(late);
        vm.assertEq(ALICE.balance - before, 2 * BOX, "what she paid, and no more");
        vm.assertEq(boxes.creditOf(POOL), 2 * PENALTY, "the penalty is the pool's");
        // A word that came in time saves nothing behind it.
        expectReason(BoxReason.LATE);
        settle(later, heard(WORD));
        refund(later);
        (uint256 bond, uint256 held) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND - 3 * PENALTY, "bond");
        vm.assertEq(held, 0, "held");
        stock(10, 10, 10, 0);
    }

    function test_Open_AfterARefund() public {
        Asked memory late = ask(1);
        Asked memory later = ask(1);
        mine(DEADLINE + 1);
        refund(late);
        uint256[] memory boxIds = take(ALICE, 1);
        expectReason(BoxReason.NO_SECRET);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        expectReason(BoxReason.PENDING);
        vm.prank(OPERATOR);
        boxes.postChain(ONE, "");
        refund(later);

        // Any tip will do, and changes no word.
        vm.prank(OPERATOR);
        boxes.postChain(ONE, "");
        Asked memory anew = ask(boxIds, SEED, ALICE);
        vm.assertEq(anew.id, later.id + 1, "the next request");
        words.tell(late.id, WORD);
        mine(2);
        expectReason(BoxReason.NO_WORD);
        settle(anew, heard(WORD));
        words.tell(anew.id, WORD);
        settle(anew, heard(WORD));
        stock(10, 9, 9, 0);
    }

    function heard(bytes32 word) private pure returns (bytes20) {
        return bytes20(keccak256(bytes.concat(word)));
    }
}
