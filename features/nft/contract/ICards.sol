// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Cards shows in a wallet.
library CardsReason {
    /// @dev Buying and staking need an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev Levels are numbered from 1 to `levelCount()`.
    string internal constant LEVEL = "No such level";
    /// @dev Every card of the level has been bought.
    string internal constant SOLD_OUT = "This level is sold out";
    /// @dev The TRX sent do not cover the price of this moment.
    string internal constant PRICE = "TRX sent is below the price";
    /// @dev The caller does not own the card.
    string internal constant NOT_YOURS = "Not your card";
    /// @dev The card is staked and cannot be staked again.
    string internal constant ALREADY_STAKED = "Card already staked";
    /// @dev The time is none of `terms()`.
    string internal constant TERM = "No such term";
    /// @dev The whole reward of the term is not in the contract, free of other promises.
    string internal constant RESERVE = "Reward reserve is too small";
    /// @dev There is no stake to end.
    string internal constant NOT_STAKED = "Card is not staked";
    /// @dev The term has not ended; `exit` is always open.
    string internal constant TOO_EARLY = "Unlock time not reached";
    /// @dev A staked card stays with its owner.
    string internal constant STAKED = "A staked card cannot be transferred";
    /// @dev Nothing earned is unpaid.
    string internal constant NOTHING = "Nothing to claim";
}

/// @title Tessera Cards: buying at a level's price, and staking in place.
/// @notice A TRC-721 of a few levels, numbered from 1. Token ids of a level are contiguous and come in order.
/// A staked card never leaves its owner: no vault holds it and nobody can take it.
/// A stake opens only when its whole reward in TES lies in the contract, free of other promises.
/// There is no owner, no administrator, no pause and no upgrade.
///
/// The life of a card: held, staked (`pledge`), held again (`unlock` after the term, `exit` at any time).
/// Time alone changes one thing: a staked card whose term is over earns nothing more.
interface ICards {
    /// @notice What a level is made of, at construction.
    /// @param supply Number of cards of the level.
    /// @param power Reward weight of one card.
    /// @param fund Receives the proceeds and the royalty of the level.
    /// @param price Base units of USDT (6 decimals).
    struct LevelConfig {
        string name;
        uint32 supply;
        uint32 power;
        address fund;
        uint96 price;
    }

    /// @notice A time that a card can be staked for.
    /// @param time Seconds.
    /// @param rate Base units of TES (18 decimals) for one unit of power and one second.
    struct Term {
        uint32 time;
        uint96 rate;
    }

    /// @notice A stake; all zero where there is none.
    /// @param start Unix seconds.
    /// @param end Unix seconds; nothing is earned after it.
    /// @param reward Base units of TES for the whole term, reserved at the start.
    /// @param paid Base units of TES already paid out of `reward`.
    struct Position {
        uint256 start;
        uint256 end;
        uint256 reward;
        uint256 paid;
    }

    /// @notice A card was bought from its level.
    /// @param price Sun. `fee` is the part of it that went to the fee splitter.
    /// @param usdtPrice Base units of USDT.
    event Bought(
        address indexed buyer,
        uint256 indexed tokenId,
        uint256 level,
        uint256 price,
        uint256 usdtPrice,
        uint256 fee
    );
    /// @notice A card was staked; `reward` is reserved for it. Times are unix seconds.
    event Pledged(
        address indexed owner,
        uint256 indexed tokenId,
        uint256 start,
        uint256 unlockTime,
        uint256 reward
    );
    /// @notice `owner` was paid `amount` TES: `owed` from ended stakes, the rest from running ones.
    /// @param amounts What each card of `tokenIds` paid, in the same order; `owed` and these add up to `amount`.
    event Claimed(address indexed owner, uint256 amount, uint256 owed, uint256[] tokenIds, uint256[] amounts);
    /// @notice A stake ended after its term; `credited` TES, earned and unpaid, wait for `claim`.
    event Unlocked(address indexed owner, uint256 indexed tokenId, uint256 credited);
    /// @notice A stake was left; `returned` TES, unpaid, went back to the free reserve.
    event Exited(address indexed owner, uint256 indexed tokenId, uint256 returned);
    /// @notice The reserve grew by `amount` TES.
    event Funded(address indexed from, uint256 amount);
    /// @notice The proceeds of a level went to its fund address.
    event ProceedsWithdrawn(uint256 indexed level, address indexed fund, uint256 amount);

    // ---- Buying

    /// @notice Buys the next card of a level. The TRX sent are the most the caller pays; change comes back.
    /// @dev Reasons: LEVEL, NOT_ACTIVE, SOLD_OUT, PRICE, TRANSFER_FAILED.
    function Buy(uint256 level) external payable;

    /// @notice Pays what a level has earned to its fund address. Anyone may call.
    /// @dev Reasons: LEVEL, TRANSFER_FAILED.
    function withdrawProceeds(uint256 level) external;

    // ---- Staking

    /// @notice Stakes a card in place and reserves power x rate x time of TES for it.
    /// @dev Reasons: NOT_ACTIVE, TERM, NOT_YOURS, ALREADY_STAKED, RESERVE.
    /// @param time Seconds, one of `terms()`.
    function pledge(uint256 tokenId, uint256 time) external;

    /// @notice Stakes several cards as `pledge` does, all of them or none.
    /// @dev Reasons: those of `pledge`; ALREADY_STAKED too where a card is named twice.
    /// Of another name than `pledge`: a client that finds calls by name would see only one of two.
    /// @param tokenIds Cards of the caller, of any levels.
    /// @param time Seconds, one of `terms()`, for all of them.
    function pledgeMany(uint256[] calldata tokenIds, uint256 time) external;

    /// @notice Pays the caller what its cards have earned so far and what ended stakes left for it.
    /// Nothing gates it: no activation, no time, no fee.
    /// @dev Reasons: NOT_YOURS, NOTHING.
    /// @param tokenIds Staked cards of the caller; may be empty. A card named twice is paid once.
    function claim(uint256[] calldata tokenIds) external;

    /// @notice Ends a stake after its term. What it earned and did not pay waits for the owner's `claim`. The owner
    /// may, and an account that may transfer the card: a sold card can be handed over then.
    /// @dev Reasons: NOT_YOURS, NOT_STAKED, TOO_EARLY. Runs no code of another contract.
    function unlock(uint256 tokenId) external;

    /// @notice Moves a card for a caller that may transfer it, and returns its state before like `cardFacts`: what a
    /// market reads and does, in one call. A stake whose term is over ends first, as by `unlock`. Runs no code of
    /// another.
    /// @dev Warning: where the caller may not move the card, or its stake is not over, nothing happens and `moved` is
    /// false. It refuses only to give a card to nobody.
    function tryTransfer(address to, uint256 tokenId)
        external
        returns (address owner, uint256 level, uint256 since, uint256 unlockTime, bool moved);

    /// @notice Ends a stake now, whatever the time. Gives up what is unpaid; claim before if anything is earned.
    /// @dev Reasons: NOT_YOURS, NOT_STAKED. Runs no code of another contract.
    /// Warning: after the term this still gives up what is unpaid; `unlock` keeps it.
    function exit(uint256 tokenId) external;

    /// @notice Adds TES of the caller to the reserve, for ever. Counts what arrives, which must be above 0.
    function fund(uint256 amount) external;

    // ---- Reads: levels

    /// @notice Number of levels; they are numbered from 1.
    function levelCount() external view returns (uint256);

    /// @notice A level.
    /// @dev Reasons: LEVEL.
    /// @return remainSupply Cards that can still be bought.
    /// @return levelStr The level's name.
    /// @return pledgeTime The shortest time a card can be staked for, in seconds.
    /// @return price Base units of USDT.
    /// @return nextTokenId The id that the next buyer gets; one past the level's last when it is sold out.
    /// @return fundAddress Receives the proceeds and the royalty.
    function levelMap(uint256 index)
        external
        view
        returns (
            uint256 remainSupply,
            string memory levelStr,
            uint256 pledgeTime,
            uint256 price,
            uint256 nextTokenId,
            address fundAddress
        );

    /// @notice Reward weight of one card of a level.
    /// @dev Reasons: LEVEL.
    function levelPower(uint256 level) external view returns (uint256);

    /// @notice Sun that a level has earned and that wait for `withdrawProceeds`.
    /// @dev Reasons: LEVEL.
    function levelProceeds(uint256 level) external view returns (uint256);

    /// @notice Sun that an amount of USDT costs now.
    /// @param usdt Base units of USDT (6 decimals).
    function getUToCoin(uint256 usdt) external view returns (uint256 sun);

    // ---- Reads: cards

    /// @notice Ids of all cards of an owner, ascending.
    function ownerOfPage(address owner) external view returns (uint256[] memory tokenIds);

    /// @notice Ids of an owner's cards from `fromId` up to, without, `toId`, ascending.
    function ownerOfPage(address owner, uint256 fromId, uint256 toId) external view returns (uint256[] memory tokenIds);

    /// @notice A card with its stake. The call is spelled as its users know it.
    /// @dev itemUnlockTime: unix seconds; 0 where the card is not staked.
    function tokenDetials(uint256 id)
        external
        view
        returns (
            uint256 tokenId,
            address owner,
            uint256 level,
            bool isPledge,
            uint256 itemUnlockTime,
            string memory tokenURI
        );

    /// @notice The level of a card, bought or not.
    /// @dev Reasons: LEVEL.
    function levelOf(uint256 tokenId) external view returns (uint256 level);

    /// @notice What a market has to know of a card; all zero where it is not sold yet.
    /// @dev since: unix seconds when the card came to its owner or was staked last, whichever is later; the end of a
    /// stake does not change it. unlockTime: unix seconds; 0 where the card is not staked.
    function cardFacts(uint256 tokenId)
        external
        view
        returns (address owner, uint256 level, uint256 since, uint256 unlockTime);

    /// @notice The same for a card that another account is to move: its owner, since when, until when it is staked, and
    /// whether its owner lets `operator` move it.
    function stateFor(uint256 tokenId, address operator)
        external
        view
        returns (address owner, uint256 since, uint256 unlockTime, bool mayMove);

    // ---- Reads: staking

    /// @notice The stake of a card; all zero where there is none.
    /// @dev Four values and no struct, here and in `terms`: the ABI that a TRON node keeps loses the parts of one,
    /// and `contract().at(address)` fails.
    /// @return start Unix seconds.
    /// @return end Unix seconds; nothing is earned after it.
    /// @return reward Base units of TES for the whole term, reserved at the start.
    /// @return paid Base units of TES already paid out of `reward`.
    function position(uint256 tokenId)
        external
        view
        returns (uint256 start, uint256 end, uint256 reward, uint256 paid);

    /// @notice TES that a staked card has earned and not paid.
    function pending(uint256 tokenId) external view returns (uint256);

    /// @notice TES that ended stakes of an owner left to be claimed.
    function owedOf(address owner) external view returns (uint256);

    /// @notice The times a card can be staked for, shortest first, and the rate of each, as in `Term`.
    function terms() external view returns (uint256[] memory times, uint256[] memory rates);

    /// @notice TES in the contract, TES promised (unpaid rewards of all stakes and all that is owed), and the rest.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice Number of cards staked now. Reads every card: for screens, not for contracts.
    function totalPledged() external view returns (uint256);
}
